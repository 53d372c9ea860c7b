import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {MailDev, type Servers} from 'maildev';

export type Message = Awaited<ReturnType<Servers['storage']['getAll']>>[number];

export interface MailOptions {
  /** Port to take mail on; 0 for any free one. */
  smtpPort?: number;
  /** Port of the inbox in the browser; 0 for any free one. */
  webPort?: number;
}

export interface Wanted {
  to: string;
  /** The whole subject, or a part of it as a pattern. */
  subject?: string | RegExp;
  /** Only messages that arrived after this one. */
  after?: Message;
  /** How long to wait for it, in milliseconds. */
  timeout?: number;
}

export interface Mailbox {
  smtpUrl: string;
  webUrl: string;
  /** All messages, in the order they arrived. */
  messages(): Message[];
  /**
   * The newest message that matches, as soon as there is one.
   * @throws when none came in time; the error lists what did.
   */
  waitFor(wanted: Wanted): Promise<Message>;
  /** A message as it went over the wire, with every header. */
  raw(message: Message): Promise<string>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Catches all mail that is sent to it, for reading in a browser or by a test. */
export async function startMail({
  smtpPort = 1025,
  webPort = 1080,
}: MailOptions = {}): Promise<Mailbox> {
  const mailDirectory = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  const maildev = new MailDev({
    smtp: smtpPort,
    web: webPort,
    ip: '127.0.0.1',
    webIp: '127.0.0.1',
    mailDirectory,
    silent: true,
    verbose: false,
  });
  const {smtp, api} = await silently(() => maildev.start());

  let arrived: Message[] = [];
  smtp.on('new', (message: Message) => arrived.push(message));
  smtp.on('delete', ({id}: {id: string}) => {
    arrived = id === 'all' ? [] : arrived.filter((message) => message.id !== id);
  });

  const find = (wanted: Wanted) =>
    arrived
      .slice(wanted.after ? arrived.indexOf(wanted.after) + 1 : 0)
      .findLast((message) => matches(message, wanted));

  function waitFor(wanted: Wanted): Promise<Message> {
    const {timeout = 10_000} = wanted;
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find(wanted);
        if (!found) return;
        stop();
        resolve(found);
      };
      const stop = () => {
        clearTimeout(timer);
        smtp.off('new', look);
      };
      const timer = setTimeout(() => {
        stop();
        const seen = arrived.map(({to, subject}) => `${to[0]?.address}: ${subject}`).join('\n');
        reject(new Error(`No mail to ${wanted.to} in ${timeout} ms. Arrived:\n${seen || 'none'}`));
      }, timeout);
      smtp.on('new', look);
      look();
    });
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.getPort()}`,
    webUrl: `http://127.0.0.1:${api?.getPort() ?? webPort}`,
    messages: () => [...arrived],
    waitFor,
    raw: (message) => readFile(path.join(mailDirectory, `${message.id}.eml`), 'utf8'),
    clear: async () => {
      await smtp.deleteAllEmails();
    },
    stop: async () => {
      await maildev.stop();
      await rm(mailDirectory, {recursive: true, force: true});
    },
  };
}

/** MailDev's API tells its address even when asked to be silent; the caller tells it better. */
async function silently<Result>(start: () => Promise<Result>): Promise<Result> {
  const {info} = console;
  console.info = () => undefined;
  try {
    return await start();
  } finally {
    console.info = info;
  }
}

function matches(message: Message, {to, subject}: Wanted): boolean {
  if (!message.to.some(({address}) => address.toLowerCase() === to.toLowerCase())) return false;
  if (subject === undefined) return true;
  return typeof subject === 'string' ? message.subject === subject : subject.test(message.subject);
}
