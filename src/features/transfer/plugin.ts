import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { transferEndpoints } from './endpoints'

/** Export and import of the whole content. */
export function transfer(): Plugin {
  return (config) =>
    extendPanel({
      config: withEndpoints({ config, endpoints: transferEndpoints }),
      navLinks: ['/features/transfer/admin/nav-link.client#TransferNavLink'],
      views: {
        transfer: {
          Component: '/features/transfer/admin/transfer-view#TransferView',
          path: '/transfer',
        },
      },
    })
}
