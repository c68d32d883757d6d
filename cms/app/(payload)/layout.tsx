import '@payloadcms/next/css'
import '#cms/brand/admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { withLoadGuard } from '#cms/page-integrity/withLoadGuard.tsx'
import config from '#payload.config'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return withLoadGuard(RootLayout({ children, config, importMap, serverFunction }))
}
