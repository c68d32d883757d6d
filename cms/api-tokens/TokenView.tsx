'use client'

import { Gutter, SetStepNav, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { NewToken } from './NewToken.tsx'
import { TokenScreen } from './TokenScreen.tsx'
import '../accounts/tokens/tokens.css'

/** Renders the screen of a token in place of a form: making a new one, or what can be done with one that there is. */
export function TokenView() {
  const { id } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  const url = formatAdminURL({ adminRoute: admin, path: '/collections/api-tokens' })
  return (
    <main>
      <SetStepNav nav={[{ label: 'API tokens', url }, { label: id === undefined ? 'New token' : 'Token' }]} />
      <Gutter className="token">{id === undefined ? <NewToken /> : <TokenScreen id={Number(id)} />}</Gutter>
    </main>
  )
}
