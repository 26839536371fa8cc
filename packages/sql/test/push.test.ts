import { expect, test } from 'vitest';
import { given, guest } from './given.ts';

test('a browser belongs to the player who subscribed last', async () => {
  const has = await given();
  for (const id of ['ada', 'ben']) await guest(has, id);
  const laptop = { endpoint: 'https://push/1', player: 'ada', p256dh: 'p', auth: 'a' };
  const phone = { ...laptop, endpoint: 'https://push/2' };
  await has.push.subscribe(laptop);
  await has.push.subscribe(phone);
  expect(await has.push.of('ada')).toEqual([laptop, phone]);
  await has.push.subscribe({ ...phone, player: 'ben', auth: 'b' });
  expect(await has.push.of('ada')).toEqual([laptop]);
  expect(await has.push.of('ben')).toEqual([{ ...phone, player: 'ben', auth: 'b' }]);
  await has.push.unsubscribe(phone.endpoint, 'ada');
  expect(await has.push.of('ben')).toHaveLength(1);
  await has.push.unsubscribe(phone.endpoint, 'ben');
  await has.push.unsubscribe(laptop.endpoint);
  expect([...(await has.push.of('ben')), ...(await has.push.of('ada'))]).toEqual([]);
});
