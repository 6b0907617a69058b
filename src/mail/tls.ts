/** How far our connections to mail servers are protected. */

export const TLS_RULES = ['offered', 'must', 'any', 'off'] as const;

/**
 * `offered`: TLS where the server has it, with a certificate that holds; `must`: nothing without it; `any`: whoever signed
 * the certificate; `off`: STARTTLS is not asked for. From the first byte there is TLS where the URL says so, always.
 */
export type TlsRule = (typeof TLS_RULES)[number];

/** As nodemailer wants it. */
export const relayTls = (rule: TlsRule) => ({
  requireTLS: rule === 'must',
  ignoreTLS: rule === 'off',
  ...(rule === 'any' && UNCHECKED),
});

/** As imapflow wants it; with TLS from the first byte it refuses to hear of STARTTLS. */
export const imapTls = (rule: TlsRule, secure: boolean) => ({
  ...(!secure && rule === 'must' && { doSTARTTLS: true }),
  ...(!secure && rule === 'off' && { doSTARTTLS: false }),
  ...(rule === 'any' && UNCHECKED),
});

const UNCHECKED = { tls: { rejectUnauthorized: false } };
