import type { NextApiHandler, NextApiRequest } from 'next'
import { setCachingHeaders, setUnavailableHeaders } from '../reader/cachingHeaders.ts'
import { BackOfficeError } from '../reader/readerApi.ts'

/** A document that is no page: its text and what it was made of. Null where there is nothing at the address. */
export interface FeedDocument {
  type:
    | 'application/json+chapters'
    | 'application/manifest+json'
    | 'application/rss+xml'
    | 'application/xml'
    | 'text/html'
    | 'text/plain'
    | 'text/vtt'
  text: string
  tags: readonly string[]
}

export interface FeedRedirect {
  status: 301 | 307
  location: string
  tags: readonly string[]
}

/**
 * Returns a route for a function that reads a document; failures of the back office become a 503 that is not cached.
 */
export function documentRoute(
  read: (query: NextApiRequest['query']) => Promise<FeedDocument | FeedRedirect | null>,
): NextApiHandler {
  return async (req, res) => {
    try {
      const document = await read(req.query)
      setCachingHeaders(res, document?.tags ?? ['posts', 'settings'])
      if (document && 'location' in document) return res.redirect(document.status, document.location)
      if (!document) return res.status(404).send('There is nothing at this address\n')
      // Players on other sites read chapters, transcripts and feeds by script.
      if (document.type !== 'text/html') res.setHeader('Access-Control-Allow-Origin', '*')
      res.setHeader('Content-Type', `${document.type}; charset=utf-8`)
      return res.status(200).send(document.text)
    } catch (error) {
      if (!(error instanceof BackOfficeError)) throw error
      console.warn(error.message)
      setUnavailableHeaders(res)
      return res.end('The newsroom is not answering right now\n')
    }
  }
}
