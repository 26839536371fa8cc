/** Signs a person's entries with a key that never leaves their device. */
export interface Signer {
  /** The public half, as 130 hexadecimal digits: a P-256 point. */
  readonly key: string;
  /** ECDSA with SHA-256, as 128 hexadecimal digits. */
  sign(text: string): Promise<string>;
}
