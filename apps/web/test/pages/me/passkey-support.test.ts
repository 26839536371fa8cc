import { expect, test } from 'vitest';
import { passkeySupport } from '../../../src/pages/me/passkey-support.ts';

const page = { isSecure: true, host: 'mecha.example', hasWebAuthn: true };

test('passkeys need a name, a secure page and a browser that has them', () => {
  expect(passkeySupport(page)).toBe('yes');
  expect(passkeySupport({ ...page, host: 'localhost' })).toBe('yes');
  expect(passkeySupport({ ...page, host: '192.168.0.7' })).toBe('address');
  expect(passkeySupport({ ...page, host: '[::1]' })).toBe('address');
  expect(passkeySupport({ ...page, isSecure: false, hasWebAuthn: false })).toBe('insecure');
  expect(passkeySupport({ ...page, hasWebAuthn: false })).toBe('unsupported');
});
