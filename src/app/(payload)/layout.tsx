import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { callServerFunction } from '@/cms/panel/server-functions'
import { getCms } from '@/cms/client'
import { importMap } from './admin/importMap'

async function isEditor(): Promise<boolean> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers: await headers(), canSetHeaders: false })
  return user?.collection === 'editors'
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callServerFunction({
    name: args.name,
    isEditor,
    call: () => handleServerFunctions({ ...args, config, importMap }),
  })
}

export default function PayloadLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
