import Anthropic from '@anthropic-ai/sdk'
import { APIError } from 'payload'
import sharp from 'sharp'
import type { AltTextWriter } from '../mediaLibrary.read.ts'

export interface AltTextOptions {
  apiKey: string
  model: string
  /** Address of the service, when it is not Anthropic's own. */
  baseUrl?: string
  /** Number of retries of a failed request. */
  retries?: number
}

// Timeout of a text in milliseconds, including a retry: a user waits for it, and could have written it themselves.
const timeoutMs = 30_000

// Pixels of the longer side: sufficient to recognize the content, and small to send.
const side = 1024

const question = `Write alternative text for this news photograph, for a reader who cannot see it.
One sentence of 10 to 150 characters. Say what is to be seen, plainly and in the order of importance. Do not begin with
"Image of" or "Photo of", name nobody unless their name is written in the picture, guess neither feelings nor places.
Answer with the sentence alone.`

/** Returns a writer of alternative texts that uses Anthropic's vision model (docs/spec/newsroom.md#adapters). */
export function anthropicAltText({ apiKey, model, baseUrl, retries = 1 }: AltTextOptions): AltTextWriter {
  const client = new Anthropic({ apiKey, baseURL: baseUrl, maxRetries: retries })
  return {
    missing: null,
    describe: async (picture) => {
      const small = await sharp(picture)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .jpeg()
        .toBuffer()
      const source = { type: 'base64', media_type: 'image/jpeg', data: small.toString('base64') } as const
      const text = await client.messages
        .create(
          {
            model,
            max_tokens: 200,
            messages: [
              {
                role: 'user',
                content: [
                  { type: 'image', source },
                  { type: 'text', text: question },
                ],
              },
            ],
          },
          { signal: AbortSignal.timeout(timeoutMs) },
        )
        .then(({ content }) => content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '))
        .catch((error: unknown) => {
          throw asRefusal(error)
        })
      const sentence = text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^["“]|["”]$/g, '')
      if (!sentence) throw new APIError('No text came back. Write it yourself, or try again.', 502, null, true)
      return sentence
    },
  }
}

// Returns the error shown to the editor; the details of the service's answer do not help them.
const asRefusal = (error: unknown): APIError => {
  if (error instanceof Anthropic.APIUserAbortError)
    return new APIError('The text took too long. Write it yourself, or try again.', 504, null, true)
  const status = error instanceof Anthropic.APIError ? error.status : undefined
  if (status === 401 || status === 403)
    return new APIError('The key in ANTHROPIC_API_KEY is not accepted.', 502, null, true)
  if (status === 429) return new APIError('Too many texts were asked for. Wait a minute.', 429, null, true)
  return new APIError('The text could not be generated. Write it yourself, or try again.', 502, null, true)
}

/** Refuses to write texts, for lack of a key. */
export const noAltText: AltTextWriter = {
  missing: 'ANTHROPIC_API_KEY',
  describe: () => Promise.reject(new APIError('Set ANTHROPIC_API_KEY to have texts generated.', 501, null, true)),
}
