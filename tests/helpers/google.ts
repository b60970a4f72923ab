import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'

type Person = { sub: string; email: string; isVerified?: boolean }

export type Google = {
  discoveryUrl: string
  clientId: string
  clientSecret: string
  /** What Google sends back with, for someone who has just agreed. */
  codeFor: (person: Person) => string
  stop: () => Promise<void>
}

const tokenRequest = z.object({ code: z.string(), client_secret: z.string() })

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** Stands in for Google, with people whose address it may not have verified. */
export async function startGoogle(): Promise<Google> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const people = new Map<string, Person>()
  const clientId = 'pasiuni-test'
  const clientSecret = 'secret-of-google'
  let issuer = ''

  async function tokens(form: URLSearchParams): Promise<object | null> {
    const { code, client_secret: secret } = tokenRequest.parse(Object.fromEntries(form))
    const person = people.get(code)
    people.delete(code)
    if (!person || secret !== clientSecret) return null
    const { sub, email, isVerified = true } = person
    const idToken = await new SignJWT({ email, email_verified: isVerified })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject(sub)
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    people.set(`token ${code}`, person)
    return { access_token: `token ${code}`, id_token: idToken, token_type: 'Bearer' }
  }

  function userInfo(authorization: string): object | null {
    const person = people.get(authorization.replace(/^Bearer /, ''))
    if (!person) return null
    return { sub: person.sub, email: person.email, email_verified: person.isVerified ?? true }
  }

  async function answer(options: { path: string; body: string; authorization: string }) {
    const { path, body, authorization } = options
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        code_challenge_methods_supported: ['S256'],
      }
    }
    if (path === '/jwks') return { keys: [jwk] }
    if (path === '/token') return tokens(new URLSearchParams(body))
    return path === '/userinfo' ? userInfo(authorization) : null
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const authorization = req.headers.authorization ?? ''
      void answer({ path: req.url ?? '', body, authorization }).then((said) => {
        res.writeHead(said ? 200 : 400, { 'content-type': 'application/json' })
        res.end(JSON.stringify(said ?? { error: 'invalid_grant' }))
      })
    })
  })
  issuer = `http://127.0.0.1:${await listen(server)}`

  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    codeFor: (person) => {
      const code = `code-${people.size}-${person.sub}`
      people.set(code, person)
      return code
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
