const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0; padding: 3rem 1rem; }
  main { max-width: 26rem; margin: auto; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
  label { display: block; font-weight: 600; margin-top: 1.5rem; }
  label.choice { font-weight: 400; margin-top: .75rem; }
  input[type='email'] { box-sizing: border-box; display: block; font: inherit; margin-top: .25rem;
    padding: .5rem .75rem; width: 100%; }
  .error { color: light-dark(#b00020, #ff9aa5); margin: 1.5rem 0 0; }
  .actions { display: flex; gap: .75rem; margin-top: 1.5rem; }
  button { cursor: pointer; font: inherit; padding: .5rem 1.25rem; }
  button[value='sign-in'] { font-weight: 600; }
`

/** Asks who is signing in; posts to its own address. */
export function signInPage({ email, error }: { email: string; error: string | null }): string {
  return wholePage(`
    <h1>Local sign-in</h1>
    <p>This page stands in for Google while the site runs on this machine. It believes any address
      that you type; nothing is sent anywhere.</p>
    <form method="post">
      ${error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
      <label for="email">E-mail address</label>
      <input type="email" id="email" name="email" value="${escapeHtml(email)}" required autofocus
        autocomplete="email">
      <label class="choice"><input type="checkbox" name="verified" value="yes" checked>
        The address is verified</label>
      <p class="actions">
        <button name="answer" value="sign-in">Sign in</button>
        <button name="answer" value="refuse" formnovalidate>Refuse</button>
      </p>
    </form>`)
}

/** Says that something went wrong which cannot be told to the site. */
export function faultPage(fault: string): string {
  return wholePage(`
    <h1>Local sign-in</h1>
    <p class="error" role="alert">${escapeHtml(fault)}</p>
    <p>Go back to the site and begin again.</p>`)
}

function wholePage(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Local sign-in</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>${content}
    </main>
  </body>
</html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
