import { describe, expect, it } from '@jest/globals'
import { isValidElement, type ReactNode } from 'react'
import { StrictView, withStrictView } from './strictView.tsx'

interface Found {
  initPageResult: {
    collectionConfig: { slug: string }
    docID: string
    req: { payload: { config: { routes: { admin: string } }; find: () => Promise<{ docs: { deletedAt?: string }[] }> } }
    /** Results of reading the document, one per attempt. */
    tries: (() => ReactNode | undefined)[]
  }
  params: { segments: string[] }
}

/** Stands in for Payload's own view: errors are only logged. */
async function DocumentView({ initPageResult }: Found): Promise<ReactNode> {
  return initPageResult.tries.shift()?.()
}

const read = () => <form />
const logged = () => undefined
const toTheList = () => {
  throw Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/admin/posts?notFound=7;307;' })
}
const finding =
  (...docs: { deletedAt?: string }[]) =>
  async () => ({ docs })
const away = () => Promise.reject(new Error('ECONNREFUSED'))

function Template({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

const pageOf = (tries: Found['initPageResult']['tries'], find = finding({}), ...view: string[]) => {
  const req = { payload: { config: { routes: { admin: '/admin' } }, find } }
  return (
    <Template>
      {false}
      <DocumentView
        initPageResult={{ collectionConfig: { slug: 'posts' }, docID: '7', req, tries }}
        params={{ segments: ['collections', 'posts', '7', ...view] }}
      />
    </Template>
  )
}

/** The view of a page, wherever it is in there. */
function viewOf(node: ReactNode): Parameters<typeof StrictView>[0] {
  const found = find(node)
  if (!found) throw new Error('The page has no view')
  return found
}

function find(node: ReactNode): Parameters<typeof StrictView>[0] | undefined {
  if (Array.isArray(node)) return node.map(find).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  if (node.type === StrictView) return Object(node.props)
  return find(node.props.children)
}

const shown = (...page: Parameters<typeof pageOf>) => StrictView(viewOf(withStrictView(pageOf(...page))))

describe('a page of the back office', () => {
  it('shows the view that was made', async () => {
    expect(isValidElement(await shown([read]))).toBe(true)
  })

  it('fails when its view could not be made, instead of showing nothing', async () => {
    await expect(shown([logged])).rejects.toThrow('could not be made')
  })

  it('leads to the list from a document that there is not', async () => {
    await expect(shown([toTheList], finding())).rejects.toThrow('NEXT_REDIRECT')
  })

  it('leads to the same view of a document in the trash', async () => {
    const leading = shown([toTheList], finding({ deletedAt: '2026-11-26' }), 'activity')
    await expect(leading).rejects.toMatchObject({
      digest: expect.stringContaining('/admin/collections/posts/trash/7/activity'),
    })
  })

  it('shows a document that could not be read for a moment', async () => {
    expect(isValidElement(await shown([toTheList, read]))).toBe(true)
  })

  it('leads to the list from a document that exists and stays closed to the user', async () => {
    await expect(shown([toTheList, toTheList])).rejects.toThrow('NEXT_REDIRECT')
  })

  it('fails while it is unknown whether there is such a document', async () => {
    await expect(shown([toTheList], away)).rejects.toThrow('ECONNREFUSED')
  })

  it('is left as it is where it has no view', () => {
    const page = (
      <Template>
        <p>Nothing found</p>
      </Template>
    )
    expect(withStrictView(page)).toEqual(page)
  })
})
