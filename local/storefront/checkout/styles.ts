/** The look of the stand-in's own pages: the house's colours, and plainly not the shop itself. */
export const STYLES = `
:root {
  --paper: #f6f1ea;
  --white: #fcfaf7;
  --ink: #1d1a17;
  --muted: #6d645b;
  --line: #ddd3c6;
  --accent: #7b1e2b;
  --gold: #9a7a3f;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--white);
  color: var(--ink);
  font: 16px/1.55 'Instrument Sans Variable', 'Gill Sans', 'Avenir Next', 'Segoe UI', sans-serif;
  font-variant-numeric: lining-nums tabular-nums;
}
.test-note {
  margin: 0;
  padding: 8px 24px;
  background: var(--ink);
  color: var(--paper);
  font-size: 14px;
  text-align: center;
}
header { padding: 0 0 24px; text-align: center; }
.house { display: inline-block; margin-top: 40px; }
.house {
  color: var(--ink);
  font: 500 34px/1 'Cormorant Variable', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
  letter-spacing: 0.08em;
  text-decoration: none;
}
h1, h2, legend, .amount-due {
  font-family: 'Cormorant Variable', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
  font-weight: 500;
}
h1 { margin: 0 0 24px; font-size: 32px; line-height: 1.15; }
h2 { margin: 0 0 16px; font-size: 24px; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; }
.columns, .single { max-width: 1080px; margin: 0 auto; }
.single { max-width: 720px; }
main { padding: 16px 24px 48px; }
aside { padding: 24px; background: var(--paper); }
@media (min-width: 860px) {
  .columns { display: grid; grid-template-columns: 7fr 5fr; align-items: start; }
  main { grid-column: 1; grid-row: 1; padding: 16px 56px 64px 24px; }
  aside { grid-column: 2; grid-row: 1; padding: 32px; }
}
footer { padding: 24px; border-top: 1px solid var(--line); text-align: center; }
.steps { display: flex; gap: 8px; margin: 0 0 32px; padding: 0; list-style: none; font-size: 14px; color: var(--muted); }
.steps li + li::before { content: '›'; margin-right: 8px; }
.steps [aria-current] { color: var(--ink); font-weight: 600; }
fieldset { margin: 0 0 32px; padding: 0; border: 0; min-width: 0; }
legend { margin: 0 0 12px; padding: 0; font-size: 24px; }
.field { margin: 0 0 16px; }
.row { display: grid; gap: 0 16px; }
@media (min-width: 520px) { .row { grid-template-columns: 1fr 1fr; } .row.three { grid-template-columns: 1fr 1fr 1fr; } }
label, .label { display: block; margin: 0 0 4px; font-size: 14px; color: var(--muted); }
input:not([type='radio']), select {
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid #8d8276;
  border-radius: 0;
  background: #fff;
  color: var(--ink);
  font: inherit;
}
[aria-invalid='true'] { border-color: var(--accent) !important; box-shadow: inset 0 0 0 1px var(--accent); }
.error { margin: 4px 0 0; color: var(--accent); font-size: 14px; }
.hint { margin: 4px 0 0; color: var(--muted); font-size: 14px; }
.errors, .info { margin: 0 0 32px; padding: 16px 20px; border: 1px solid var(--accent); background: #fff; }
.info { border-color: var(--gold); }
.errors h2 { font-size: 20px; margin: 0 0 8px; }
.errors ul { margin: 0; padding-left: 20px; }
.choice { display: flex; margin: 0; gap: 12px; align-items: flex-start; min-height: 56px; padding: 14px 16px; border: 1px solid var(--line); color: var(--ink); font-size: 16px; cursor: pointer; }
.choice + .choice { border-top: 0; }
.choice:has(:checked) { background: var(--paper); }
.choice input { width: 18px; height: 18px; margin: 3px 0 0; accent-color: var(--accent); }
.choice .grow { flex: 1; }
.choice small { display: block; color: var(--muted); }
button, .button {
  display: inline-block;
  min-height: 48px;
  padding: 12px 28px;
  border: 1px solid var(--accent);
  background: var(--accent);
  color: var(--white);
  font: inherit;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: #651824; }
button.quiet { border-color: #8d8276; background: transparent; color: var(--ink); }
button.quiet:hover { background: var(--paper); }
button.wide { width: 100%; }
.codes { margin: 0 0 32px; }
.update { margin: 12px 0 0; }
.inline { display: flex; gap: 12px; align-items: flex-end; }
.inline .field { flex: 1; margin: 0; }
.review { margin: 0 0 32px; border: 1px solid var(--line); }
.review div { display: grid; grid-template-columns: 88px 1fr auto; gap: 12px; padding: 12px 16px; }
.review div + div { border-top: 1px solid var(--line); }
.review dt { color: var(--muted); font-size: 14px; }
.review dd { margin: 0; overflow-wrap: anywhere; }
.pieces { margin: 0; padding: 0; list-style: none; }
.pieces li { display: grid; grid-template-columns: 64px 1fr auto; gap: 16px; padding: 0 0 16px; }
.pieces img { display: block; width: 64px; height: 80px; object-fit: cover; background: var(--white); }
.pieces small { display: block; color: var(--muted); }
.totals { width: 100%; margin-top: 8px; border-top: 1px solid var(--line); border-collapse: collapse; }
.totals th { padding: 6px 0; font-weight: 400; text-align: left; }
.totals td { padding: 6px 0; text-align: right; }
.totals tr:first-child > * { padding-top: 16px; }
.totals .amount-due > * { padding-top: 16px; border-top: 1px solid var(--line); font-size: 24px; }
.orders { width: 100%; border-collapse: collapse; }
.orders th, .orders td { padding: 12px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.orders form { margin: 0 0 8px; }
.orders input { min-height: 40px; margin: 0 0 6px; }
.orders button { min-height: 40px; padding: 6px 16px; }
@media (max-width: 640px) {
  .orders, .orders tbody, .orders tr, .orders td { display: block; }
  .orders thead { display: none; }
  .orders td { padding: 4px 0; border: 0; }
  .orders tr { padding: 12px 0; border-bottom: 1px solid var(--line); }
}
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
