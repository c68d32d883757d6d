import '@payloadcms/next/css'
import '#cms/brand/admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { earlyTheme } from '#cms/brand/earlyTheme.ts'
import { isActiveMember } from '#cms/http/activeMember.ts'
import { nonceHeader } from '#cms/http/pagePolicy.ts'
import { requireServerFunction } from '#cms/http/serverFunction.ts'
import { FirstScript } from '#cms/page-integrity/FirstScript.tsx'
import { withLoadGuard } from '#cms/page-integrity/withLoadGuard.tsx'
import config from '#payload.config'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await requireServerFunction(args, async () => isActiveMember(await getPayload({ config }), await headers()))
  return handleServerFunctions({ ...args, config, importMap })
}

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined
  const { cookiePrefix } = await config
  // The first script of the page may have changed its shade.
  const htmlProps = { suppressHydrationWarning: true }
  return withLoadGuard(
    RootLayout({ children, config, htmlProps, importMap, serverFunction }),
    nonce,
    <FirstScript nonce={nonce} run={earlyTheme} argument={`${cookiePrefix}-theme`} />,
  )
}
