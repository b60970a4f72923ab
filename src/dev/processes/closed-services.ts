/**
 * For a program that reads the site's environment and asks neither service: nobody listens there,
 * so that a stray request fails loudly.
 */
export const CLOSED_SERVICES = {
  SUPERTOKENS_CONNECTION_URI: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
}
