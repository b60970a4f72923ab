/** The colours of src/styles/tokens.css and the fonts that a mail may count on. */
export const posters = {
  auto: '#762a0d',
  cinema: '#2d1337',
  fighting: '#1a2470',
  travel: '#0b4a40',
} as const

const text =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const display = "font-family:Literata,Georgia,'Times New Roman',serif"

/** Declarations written into the elements: many mail programs read nothing else. */
export const style = {
  body: `margin:0;padding:0;background:#f8f8f5;color:#16181b;${text};font-size:17px;line-height:1.55;-webkit-text-size-adjust:100%`,
  page: 'max-width:580px;margin:0 auto;padding:28px 20px 40px',
  brand: `color:#16181b;${display};font-size:26px;line-height:32px;letter-spacing:-0.5px;text-decoration:none;padding-left:10px`,
  head: 'margin:20px 0 0;padding:34px 28px 30px;border-radius:0 56px 0 0;color:#fff4e4',
  title: `margin:0;${display};font-size:30px;line-height:1.2;font-weight:500;letter-spacing:-0.3px;color:#fff4e4`,
  content: 'background:#ffffff;padding:28px 28px 14px;overflow-wrap:anywhere',
  text: 'margin:0 0 16px',
  action: 'margin:24px 0 20px',
  button:
    'display:inline-block;background:#16181b;border:2px solid #16181b;border-radius:2px;color:#ffffff;font-weight:600;line-height:1.25;padding:13px 22px;text-decoration:none',
  hint: 'margin:-4px 0 24px;color:#45494d;font-size:14px;line-height:1.5',
  address: 'color:#16181b',
  notice:
    'margin:24px 0 18px;padding:14px 18px;background:#eeefea;border-left:4px solid #7b7f7b;font-size:16px',
  facts: 'margin:0 0 20px;padding:0',
  term: 'margin:0;color:#45494d;font-size:14px',
  value: 'margin:0 0 10px',
  quote: 'margin:0 0 20px;padding:4px 0 4px 18px;border-left:4px solid #c8481a',
  footer: 'padding:22px 28px 0;color:#45494d;font-size:14px;line-height:1.5',
  footerLine: 'margin:0 0 4px',
  footerLink: 'color:#16181b',
} as const

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
.content a { color: #16181b }
@media (max-width: 480px) {
  .page { padding: 20px 12px 32px !important }
  .head, .content, .footer { padding-left: 20px !important; padding-right: 20px !important }
  .title { font-size: 26px !important }
}
@media (prefers-color-scheme: dark) {
  .body { background: #121416 !important; color: #eeede8 !important }
  .brand, .address, .footer-link, .content a { color: #eeede8 !important }
  .content { background: #1b1e21 !important }
  .content a.button { background: #eeede8 !important; border-color: #eeede8 !important; color: #121416 !important }
  .notice { background: #292d31 !important; border-color: #7d8286 !important }
  .muted { color: #b9bbba !important }
}`
