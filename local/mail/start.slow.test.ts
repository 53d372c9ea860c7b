import {createTransport} from 'nodemailer';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startMail, type Mailbox} from './start.ts';

let mail: Mailbox;
beforeAll(async () => {
  mail = await startMail({smtpPort: 0, webPort: 0});
});
afterAll(() => mail.stop());

async function send(to: string, subject: string) {
  const transport = createTransport(mail.smtpUrl);
  await transport.sendMail({
    from: 'atelier@akn.example',
    to,
    subject,
    text: 'Plain',
    html: '<p>Rich</p>',
    list: {unsubscribe: 'https://akn.example/unsubscribe'},
  });
  transport.close();
}

test('a message can be waited for before it is sent', async () => {
  const arriving = mail.waitFor({to: 'Ani@example.com', subject: /welcome/i});
  await send('other@example.com', 'Welcome');
  await send('ani@example.com', 'Not this one');
  await send('ani@example.com', 'Welcome to the house');
  const message = await arriving;
  expect(message).toMatchObject({subject: 'Welcome to the house', html: '<p>Rich</p>'});
  expect(message.text?.trim()).toBe('Plain');
  expect(await mail.raw(message)).toContain('List-Unsubscribe: <https://akn.example/unsubscribe>');
});

test('the newest of several is returned, and older ones can be left out', async () => {
  await send('nare@example.com', 'First');
  const first = await mail.waitFor({to: 'nare@example.com'});
  await send('nare@example.com', 'Second');
  const second = await mail.waitFor({to: 'nare@example.com', after: first});
  expect(second.subject).toBe('Second');
});

test('what never comes is an error that tells what did', async () => {
  await mail.clear();
  await send('somebody@example.com', 'Hello');
  await expect(mail.waitFor({to: 'nobody@example.com', timeout: 1})).rejects.toThrow(
    /No mail to nobody@example.com.*somebody@example.com: Hello/s,
  );
});

test('the inbox is there for the browser', async () => {
  const response = await fetch(mail.webUrl, {headers: {accept: 'text/html'}});
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html');
});
