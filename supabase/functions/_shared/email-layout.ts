/** The look of every mail: paper, ink, one pomegranate button; a plain text twin for each. */

export type Block =
  | {kind: 'text'; text: string}
  | {kind: 'button'; label: string; url: string}
  | {kind: 'piece'; name: string; price?: string; imageUrl?: string | null}
  | {kind: 'facts'; facts: [label: string, value: string][]}
  | {kind: 'quote'; text: string};

export interface EmailContent {
  /** What an inbox shows beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** Why the reader got this, and what to do if it was not theirs. */
  note: string;
  /** A quiet link below the note, such as to unsubscribe. */
  noteLink?: {label: string; url: string};
}

/** How long a link that proves an address can be opened, and by whom: that browser remembers it. */
export const linkTerms = (time: string): string =>
  `Open the link within ${time}. It works in the first browser that opens it, and in no other.`;

export interface House {
  name: string;
  siteUrl: string;
  address?: string;
}

const paper = '#f6f1ea';
const card = '#fcfaf7';
const ink = '#1d1a17';
const muted = '#6d645b';
const hairline = '#ddd3c6';
const pomegranate = '#7b1e2b';
const gold = '#9a7a3f';
const serif = "'Cormorant Garamond', Cormorant, Garamond, Georgia, serif";
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export function renderEmail(house: House, content: EmailContent): {html: string; text: string} {
  return {html: html(house, content), text: plainText(house, content)};
}

function html(house: House, {preview, title, blocks, note, noteLink}: EmailContent): string {
  const head = `<a href="${escape(house.siteUrl)}" style="color:${ink};text-decoration:none;font:500 26px/1 ${serif};letter-spacing:0.22em;text-transform:uppercase">${escape(house.name)}</a>`;
  const foot = [
    escape(note) +
      (noteLink
        ? ` <a href="${escape(noteLink.url)}" style="color:${muted}">${escape(noteLink.label)}</a>`
        : ''),
    [house.name, house.address]
      .filter(Boolean)
      .map((part) => escape(part ?? ''))
      .join(' &middot; '),
  ].filter(Boolean);

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td align="center" style="padding:0 0 32px">${head}</td></tr>
<tr><td style="background:${card};border-top:1px solid ${gold};border-bottom:1px solid ${hairline};padding:40px 40px 20px">
<h1 style="margin:0 0 24px;font:500 32px/1.15 ${serif};color:${ink}">${escape(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:24px 40px 0;font:400 13px/1.6 ${sans};color:${muted}">
${foot.map((line) => `<p style="margin:0 0 12px">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  const body = `font:400 16px/1.6 ${sans};color:${ink}`;
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px;${body}">${escape(block.text)}</p>`;
    case 'button':
      return `<p style="margin:8px 0 28px"><a href="${escape(block.url)}" style="display:inline-block;background:${pomegranate};color:${card};padding:15px 32px;text-decoration:none;font:500 15px/1 ${sans};letter-spacing:0.04em">${escape(block.label)}</a></p>
<p style="margin:0 0 20px;font:400 13px/1.6 ${sans};color:${muted}">Or open this address: <a href="${escape(block.url)}" style="color:${muted};word-break:break-all">${escape(block.url)}</a></p>`;
    case 'piece':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
${block.imageUrl ? `<td style="padding:0 24px 0 0"><img src="${escape(block.imageUrl)}" width="120" alt="" style="display:block;width:120px;height:auto;background:${paper}"></td>` : ''}
<td valign="middle"><p style="margin:0;font:500 22px/1.25 ${serif};color:${ink}">${escape(block.name)}</p>${block.price ? `<p style="margin:6px 0 0;font:400 15px/1.4 ${sans};color:${muted}">${escape(block.price)}</p>` : ''}</td>
</tr></table>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts
        .map(
          ([label, value]) =>
            `<tr><td valign="baseline" style="padding:4px 24px 4px 0;font:400 13px/1.6 ${sans};color:${muted}">${escape(label)}</td><td valign="baseline" style="padding:4px 0;${body}">${escape(value)}</td></tr>`,
        )
        .join('\n')}</table>`;
    case 'quote':
      return `<p style="margin:0 0 20px;padding:4px 0 4px 20px;border-left:1px solid ${gold};${body};white-space:pre-line">${escape(block.text)}</p>`;
  }
}

function plainText(house: House, {title, blocks, note, noteLink}: EmailContent): string {
  const lines = [
    title.toUpperCase(),
    ...blocks.map(blockText),
    '--',
    noteLink ? `${note}\n${noteLink.label}: ${noteLink.url}` : note,
    [house.name, house.address].filter(Boolean).join(', '),
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'piece':
      return [block.name, block.price].filter(Boolean).join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
  }
}

/** Nothing that somebody typed becomes markup. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
