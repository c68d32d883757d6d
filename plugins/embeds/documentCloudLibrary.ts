import { z } from 'zod'
import type { EmbedItem, EmbedLibrary, EmbedQuestion } from '#plugins/embeds/embedLibraries.ts'
import { callService, type OutsideService } from '#plugins/outside/serviceCall.ts'
import { foundOf } from './embedLibraries.ts'

export interface DocumentCloudOptions {
  username: string
  password: string
  /** Of the API, and of what gives tokens; without a slash at the end. */
  url: string
  accountsUrl: string
}

const service: OutsideService = {
  name: 'DocumentCloud',
  variable: 'DOCUMENTCLOUD_USERNAME and DOCUMENTCLOUD_PASSWORD',
}

const id = z.union([z.string(), z.number()]).transform(String)

const document = z
  .object({
    id,
    slug: z.string().nullish(),
    title: z.string().nullish(),
    canonical_url: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .transform((found): EmbedItem => {
    const name = found.slug ? `${found.id}-${found.slug}` : found.id
    return {
      id: name,
      title: found.title ?? '',
      publicUrl: found.canonical_url || `https://www.documentcloud.org/documents/${name}/`,
      modifiedAt: found.updated_at ?? '',
    }
  })

const page = z.object({ results: z.array(document), count: z.number() })
const tokens = z.object({ access: z.string() })
const me = z.object({ organization: id })

// Milliseconds that a token is used; the service lets it live five minutes.
const tokenFor = 4 * 60_000

// Signs that mean something in a search of the service; what an editor types is words.
const signs = /[+\-!(){}[\]^"~*?:\\/&|]/g

/** Returns the library of documents of the newsroom's organization (DocumentCloud API). */
export function documentCloud({ username, password, url, accountsUrl }: DocumentCloudOptions): EmbedLibrary {
  let known: { token: string; organization: string; until: number } | null = null

  const signIn = async (signal: AbortSignal | undefined) => {
    if (known && known.until > Date.now()) return known
    const body = JSON.stringify({ username, password })
    const json = { 'Content-Type': 'application/json' }
    const { access } = await callService(service, tokens, `${accountsUrl}/api/token/`, {
      method: 'POST',
      headers: json,
      body,
    })
    const headers = { Authorization: `Bearer ${access}` }
    const { organization } = await callService(service, me, `${url}/api/users/me/`, { headers, signal })
    known = { token: access, organization, until: Date.now() + tokenFor }
    return known
  }
  const headersOf = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` })

  return {
    search: async (question, signal) => {
      const account = await signIn(signal)
      const address = new URL(`${url}/api/documents/search/`)
      address.searchParams.set('q', questionOf(question, account.organization))
      address.searchParams.set('sort', 'created_at_desc')
      address.searchParams.set('page', String(question.page))
      address.searchParams.set('per_page', String(question.pageSize))
      const { results, count } = await callService(service, page, address, { headers: headersOf(account), signal })
      return { items: results, totalItems: count }
    },
    byIds: async (ids, signal) => {
      const headers = headersOf(await signIn(signal))
      return foundOf(ids, (name) => {
        const number = /^\d+/.exec(name)?.[0] ?? '0'
        return callService(service, document, `${url}/api/documents/${number}/`, { headers, signal })
      })
    },
  }
}

const questionOf = ({ query, dates: { from, to, before } }: EmbedQuestion, organization: string): string => {
  const words = query.replaceAll(signs, ' ').trim()
  const until = to ?? before
  // A moment of a millisecond more does not matter where days are meant.
  const range = from || until ? [`created_at:[${from ?? '*'} TO ${until ?? '*'}]`] : []
  return [words, `organization:${organization}`, ...range].filter(Boolean).join(' AND ')
}
