/** The key a house signs its archives with: ed25519, made from the operator's key, so that whoever has that needs no other. */
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signs texts; `key` is the public half, 32 bytes in hex. */
export interface Signer {
  key: string;
  sign(text: string): string;
}

// What stands before the 32 bytes of a key in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410).
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

export function archiveSigner(operator: KeyObject): Signer {
  const secret = createHmac('sha256', operator).update('fieldpost archive key').digest();
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, secret]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length);
  return {
    key: open.toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  };
}

/** Whether the signature of this text is good under a public key, both in hex. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  try {
    const der = Buffer.concat([PUBLIC_HEAD, Buffer.from(key, 'hex')]);
    const open = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), open, Buffer.from(signature, 'hex'));
  } catch {
    // No key at all, or no point of the curve: nobody signed with it.
    return false;
  }
}
