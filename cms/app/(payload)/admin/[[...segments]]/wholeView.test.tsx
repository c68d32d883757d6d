import { describe, expect, it } from '@jest/globals'
import { isValidElement, type ReactNode } from 'react'
import { WholeView, withWholeView } from './wholeView.tsx'

interface Found {
  initPageResult: { isRead: boolean }
}

/** As Payload's own: what went wrong is in the log only. */
async function DocumentView({ initPageResult }: Found): Promise<ReactNode> {
  return initPageResult.isRead ? <form /> : undefined
}

const Template = ({ children }: { children: ReactNode }) => <main>{children}</main>

const pageOf = (isRead: boolean) => (
  <Template>
    {false}
    <DocumentView initPageResult={{ isRead }} />
  </Template>
)

/** The view of a page, wherever it is in there. */
function viewOf(node: ReactNode): Parameters<typeof WholeView>[0] {
  const found = find(node)
  if (!found) throw new Error('The page has no view')
  return found
}

function find(node: ReactNode): Parameters<typeof WholeView>[0] | undefined {
  if (Array.isArray(node)) return node.map(find).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  if (node.type === WholeView) return Object(node.props)
  return find(node.props.children)
}

describe('a page of the back office', () => {
  it('shows the view that was made', async () => {
    expect(isValidElement(await WholeView(viewOf(withWholeView(pageOf(true)))))).toBe(true)
  })

  it('fails when its view could not be made, instead of showing nothing', async () => {
    await expect(WholeView(viewOf(withWholeView(pageOf(false))))).rejects.toThrow('could not be made')
  })

  it('is left as it is where it has no view', () => {
    const page = (
      <Template>
        <p>Nothing found</p>
      </Template>
    )
    expect(withWholeView(page)).toEqual(page)
  })
})
