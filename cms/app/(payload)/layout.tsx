import '@payloadcms/next/css'
import '#cms/brand/admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { EarlyTheme } from '#cms/brand/EarlyTheme.tsx'
import { isActiveMember } from '#cms/http/activeMember.ts'
import { nonceHeader } from '#cms/http/pagePolicy.ts'
import { requireServerFunction } from '#cms/http/serverFunction.ts'
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
    <EarlyTheme nonce={nonce} cookie={`${cookiePrefix}-theme`} />,
  )
}
