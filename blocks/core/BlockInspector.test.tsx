/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BlockMark } from './BlockDebug.tsx'
import { BlockInspectorIsland } from './BlockInspector.island.tsx'
import type { PlacedBlock } from './block.types.ts'

const block = (type: string): PlacedBlock => ({
  id: type,
  type,
  props: { height: 40 },
  content: [],
  children: [],
  nthOfType: 1,
  placementRow: 1,
})

afterEach(cleanup)

describe('the tools for developers of the site', () => {
  it('show each block as JSON when they are asked to, and copy it (docs/spec/reader-site.md#block-debug)', async () => {
    const user = userEvent.setup()
    render(
      <>
        <BlockMark block={block('spacer')} />
        <hr />
        <BlockMark block={block('image')} />
        <BlockInspectorIsland />
      </>,
    )
    expect(screen.queryByText('Copy spacer data')).toBeNull()
    await user.click(screen.getByText('Enable block debug'))
    await user.click(screen.getByText('Copy image data'))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ type: 'image', props: { height: 40 } })
    expect(screen.getAllByText(/"height": 40/)).toHaveLength(2)
    await user.click(screen.getByText('Disable block debug'))
    expect(screen.queryByText('Copy spacer data')).toBeNull()
  })

  it('keep links from leading away, so that tracking can be looked at (docs/spec/reader-site.md#block-debug)', async () => {
    const user = userEvent.setup()
    const clicked = jest.fn((event: Event) => event.defaultPrevented)
    document.body.addEventListener('click', clicked)
    render(
      <>
        <a href="#away">Away</a>
        <BlockInspectorIsland />
      </>,
    )
    await user.click(screen.getByText('Hold links'))
    await user.click(screen.getByText('Away'))
    expect(clicked).toHaveLastReturnedWith(true)
    await user.click(screen.getByText('Follow links'))
    await user.click(screen.getByText('Away'))
    expect(clicked).toHaveLastReturnedWith(false)
    document.body.removeEventListener('click', clicked)
  })
})
