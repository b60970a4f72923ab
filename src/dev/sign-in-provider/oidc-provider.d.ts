/** The package has no types of its own: what this folder uses of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }

  export type Context = {
    type: string
    body: string
    oidc: {
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant }
      client: { clientId: string }
      session: { accountId?: string }
    }
  }

  export type Account = { accountId: string; claims: () => { sub: string } }

  export type InteractionResult =
    | { error: string; error_description: string }
    | { login: { accountId: string }; consent: object; select_account: object }

  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    /** @throws where the browser has no such sign-in under way */
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<{ uid: string }>
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: InteractionResult,
    ): Promise<void>
  }

  export const interactionPolicy: {
    base: () => { add: (prompt: object) => void }
    Prompt: new (options: { name: string; requestable: boolean }) => object
  }
}
