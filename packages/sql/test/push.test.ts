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

test('a player has at most ten browsers: the oldest is dropped', async () => {
  const has = await given();
  await guest(has, 'ada');
  const subscribe = (number: number): Promise<void> => {
    has.clock.now++;
    const endpoint = `https://push/${String(number)}`;
    return has.push.subscribe({ endpoint, player: 'ada', p256dh: 'p', auth: 'a' });
  };
  for (let number = 0; number < 10; number++) await subscribe(number);
  await subscribe(0); // the same browser again, which is the latest now
  await subscribe(10);
  const numbers = (await has.push.of('ada')).map(({ endpoint }) => Number(endpoint.split('/').at(-1)));
  expect(numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 10]);
});
