export * from './outbox.ts';
export * from './remote-host.ts';
export * from './signer.ts';
