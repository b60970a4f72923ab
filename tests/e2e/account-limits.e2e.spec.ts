import { expect } from '@playwright/test'
import { expectSound, letter, refusal, signInForm } from '../helpers/account-test'
import {
  type Answer,
  type Device,
  toFormFields,
  goodPassword,
  joinSite,
  newNetwork,
  openDevice,
} from '../helpers/device'
import { test } from '../helpers/site-test'

/** Calls until one is refused for being too many. */
async function untilLimited(call: () => Promise<Answer>): Promise<{ calls: number; last: Answer }> {
  for (let calls = 1; calls <= 40; calls += 1) {
    const last = await call()
    expectSound(last)
    if (last.status === 429) return { calls, last }
  }
  throw new Error('Nothing was ever too much.')
}

function expectLimited(answer: Answer): void {
  expect(refusal(answer)).toEqual([429, { message: 'too many requests', code: 'limited' }])
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
}

test.describe('too much', () => {
  /** Says of itself that it is someone else, in front of what the proxy has seen. */
  function liar(device: Device) {
    return {
      'x-forwarded-for': `${newNetwork()}, ${device.network}`,
      'x-client-address': '1.2.3.4',
    }
  }

  test('signing up from one network is refused, whatever it calls itself', async ({ origin }) => {
    const device = openDevice({ origin })
    let attempt = 0
    const { calls, last } = await untilLimited(() => {
      attempt += 1
      const email = `s${attempt}${device.network.replaceAll('.', '')}@pasiuni.example`
      const body = toFormFields({ email, password: goodPassword })
      return device.call('/auth/signup', { body, headers: liar(device) })
    })
    expect(calls).toBe(6)
    expectLimited(last)
    expect((await openDevice({ origin }).call('/auth/signup', { body: signInForm })).status).toBe(
      200,
    )
  })

  test('guessing a password is refused, whatever the guesser calls itself', async ({ origin }) => {
    const { email, device: owner } = await joinSite({ origin, isVerified: false })
    const guesser = openDevice({ origin })
    const body = toFormFields({ email, password: 'alta parolă 1' })
    const { calls, last } = await untilLimited(() =>
      guesser.call('/auth/signin', { body, headers: liar(guesser) }),
    )
    expect(calls).toBe(6)
    expectLimited(last)
    const right = toFormFields({ email, password: goodPassword })
    expectLimited(await guesser.call('/auth/signin', { body: right }))
    expect((await owner.call('/auth/signin', { body: right })).body).toMatchObject({ status: 'OK' })
  })

  test('writing to the group is refused', async ({ origin }) => {
    const { device } = await joinSite({ origin })
    let count = 0
    const { calls, last } = await untilLimited(() => {
      count += 1
      return device.call('/contact', {
        body: { ...letter, message: `Mesajul ${count}` },
        headers: liar(device),
      })
    })
    expect(calls).toBe(4)
    expectLimited(last)
    // The same as before is the same message.
    const repeated = { ...letter, message: 'Mesajul 1' }
    expect((await device.call('/contact', { body: repeated })).status).toBe(201)
  })

  test('guessing the password of a signed-in member is refused', async ({ origin }) => {
    const { device } = await joinSite({ origin, isVerified: false })
    const body = { password: 'alta parolă 1' }
    const { calls, last } = await untilLimited(() => device.call('/account/delete', { body }))
    expect(calls).toBe(6)
    expectLimited(last)
    expect((await device.call('/account')).status).toBe(200)
  })
})
