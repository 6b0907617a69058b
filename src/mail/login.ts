/** How we log in at a mail server: by password, or by an access token (OAuth 2) that a command of the operator's prints. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';

export type Login =
  | { user: string; password: string }
  /** Run anew for each login: tokens last an hour or less. */
  | { user: string; tokenCommand: string };

const SECONDS = 30;
const MOST_BYTES = 65_536;

/** What the command prints, without the blanks around it. Rejects with what it says on stderr where it fails or prints nothing. */
export async function accessToken(command: string): Promise<string> {
  const options = { timeout: SECONDS * 1000, maxBuffer: MOST_BYTES };
  const { stdout, stderr } = await promisify(exec)(command, options).catch((cause: Error & { stderr?: string }) => {
    throw new Error(`the command for the access token failed: ${(cause.stderr || cause.message).trim()}`, { cause });
  });
  const token = stdout.trim();
  if (token === '') throw new Error(`the command for the access token printed nothing: ${stderr.trim()}`);
  return token;
}
