import { z } from 'zod'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { type RestPerson, signInByRest } from '../lifecycle/restPerson.ts'

const made = z.object({ doc: z.object({ id: z.number(), slug: z.string().nullish() }) })

/** Documents of the shared newsroom that a test of conversations made; removed at its end. */
export interface ChatNewsroom {
  editor: RestPerson
  /** Makes a document; returns its id and slug. */
  make: (collection: string, data: object) => Promise<{ id: number; slug: string }>
  /** Makes a published page of one html block; returns its path. */
  makePage: (
    title: string,
    props: { tool: 'ai-chat'; assistant: string } | { tool: 'candidate-forum'; forumId: string },
  ) => Promise<string>
  change: (collection: string, id: number, data: object) => Promise<void>
  end: () => Promise<void>
}

/** Signs an administrator in to the shared newsroom. */
export async function openChatNewsroom(cmsUrl: string): Promise<ChatNewsroom> {
  const editor = await signInByRest(cmsUrl, 'admin')
  const known: { collection: string; id: number }[] = []
  const call = async (method: string, path: string, body?: object) => {
    const answer = await editor.call(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const make = async (collection: string, data: object) => {
    const { id, slug } = made.parse(await call('POST', `/${collection}?depth=0`, data)).doc
    known.push({ collection, id })
    return { id, slug: slug ?? '' }
  }
  return {
    editor,
    make,
    makePage: async (title, props) => {
      const { id, slug } = await make('pages', { title, body: lexicalFromBlocks([newBlock('html', props)]) })
      await call('POST', `/pages/${id}/publish`, {})
      return `/${slug}`
    },
    change: async (collection, id, data) => {
      await call('PATCH', `/${collection}/${id}?depth=0`, data)
    },
    end: async () => {
      for (const { collection, id } of known.toReversed()) {
        if (collection === 'pages') await call('POST', `/pages/${id}/trash`, {})
        await call('DELETE', `/${collection}/${id}?trash=true`)
      }
    },
  }
}
