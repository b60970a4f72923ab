import { requireAuthCall } from '../auth-call'
import { deviceCookie, newDevice } from './device-cookie'
import { logFault } from '../core/fault'
import { trustDevice } from './trusted-devices'

/** Makes the device and the network of this call known to the account for the next sign-in. */
export async function markDevice(email: string): Promise<void> {
  const call = requireAuthCall()
  const device = call.device ?? newDevice()
  try {
    await trustDevice({ email, network: call.network, device })
    call.cookies.push(deviceCookie(device))
  } catch (error) {
    // The member is signed in all the same.
    logFault({ doing: 'Remembering a device', error })
  }
}
