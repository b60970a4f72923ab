import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { transferTexts } from './admin/texts'
import { transferPath } from './admin/transfer-path'
import { transferEndpoints } from './endpoints'

/** Export and import of the whole content. */
export function transfer(): Plugin {
  return (config) =>
    extendPanel({
      config: withEndpoints({ config, endpoints: transferEndpoints }),
      navLinks: [
        {
          id: 'nav-transfer',
          path: transferPath,
          title: transferTexts.title,
          shownTo: 'administrators',
        },
      ],
      views: {
        transfer: {
          Component: '/features/transfer/admin/transfer-view#TransferView',
          path: '/transfer',
        },
      },
    })
}
