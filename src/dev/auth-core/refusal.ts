/** A request that the interface answers with something else than 200, and with plain text. */
export class Refusal extends Error {
  readonly status: number

  constructor({ status, text }: { status: number; text: string }) {
    super(text)
    this.status = status
  }
}

export function badRequest(text: string): Refusal {
  return new Refusal({ status: 400, text })
}

/** The interface's answer where there is no such session, or it is not to be used. */
export function unauthorised(message: string) {
  return { status: 'UNAUTHORISED' as const, message }
}
