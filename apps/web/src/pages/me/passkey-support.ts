/** Whether a page can use passkeys; if not, why. */
export type PasskeySupport = 'yes' | 'insecure' | 'address' | 'unsupported';

export interface PasskeyPage {
  readonly isSecure: boolean;
  /** The name in the page's address. */
  readonly host: string;
  readonly hasWebAuthn: boolean;
}

/** Passkeys belong to a name: an address made of numbers has none. */
export function passkeySupport({ isSecure, host, hasWebAuthn }: PasskeyPage): PasskeySupport {
  if (/^\[|^\d+(\.\d+){3}$/.test(host)) return 'address';
  if (!isSecure) return 'insecure';
  return hasWebAuthn ? 'yes' : 'unsupported';
}

export function findPasskeySupport(): PasskeySupport {
  return passkeySupport({
    isSecure: isSecureContext,
    host: location.hostname,
    hasWebAuthn: typeof PublicKeyCredential !== 'undefined',
  });
}
