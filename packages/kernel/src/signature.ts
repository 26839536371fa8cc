/**
 * Says whether a signature over a text was made with the private half of a key: ECDSA on P-256 with SHA-256, as every
 * browser makes them with a key that never leaves the device. Key and signature are hexadecimal text.
 */
export type SignatureCheck = (key: string, text: string, signature: string) => Promise<boolean>;
