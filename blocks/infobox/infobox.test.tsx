import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { $isBlockNode } from '../core/blockNode.ts'
import { $addDetail } from '../infobox-item/infobox-item.commands.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { $createBlock } from '../registry/nodes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText } from '../registry/tree.ts'

const infobox = (props: Record<string, unknown>) =>
  blockFixture('infobox', {
    id: 'box',
    props,
    children: [blockFixture('infobox-item', { props: { type: 'ticket_price' }, content: 'Free' })],
  })
const html = (props: Record<string, unknown>) => renderTree([infobox(props)])

describe('infobox', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('has a title, if it is to be seen, and a row for each item (docs/spec/reader-site.md#infobox-on-the-page)', async () => {
    expect(await html({ title: 'Tickets' })).toBe(
      '<section class="infobox" data-beside="clears"><h2 class="infobox__title">Tickets</h2><dl class="infobox__list"><div class="infobox-item"><dt class="infobox-item__label">Price</dt><dd class="infobox-item__value"><bdi>Free</bdi></dd></div></dl></section>',
    )
    expect(await html({ title: 'Tickets', showTitle: false })).not.toContain('Tickets')
    expect(await html({ title: ' ' })).not.toContain('<h2')
  })

  it('is logged and left out when nothing in it can be shown', async () => {
    const children = [blockFixture('infobox-item', { content: ' ' })]
    expect(await renderTree([blockFixture('infobox', { id: 'box', children })])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('nothing in it'))
  })

  it('gives search its title only where readers see it', () => {
    expect(plainText([infobox({ title: 'Tickets' })])).toBe('Tickets\n\nFree')
    expect(plainText([infobox({ title: 'Tickets', showTitle: false })])).toBe('Free')
  })

  it('gets another item, a website, after the last one with "+ Add detail" (docs/spec/editor.md#infobox-items)', () => {
    const editor = openBlockEditor([infobox({})])
    editor.update(
      () => {
        const box = $getRoot().getFirstChild()
        if ($isBlockNode(box)) $addDetail(box)
      },
      { discrete: true },
    )
    const items = editor.getEditorState().toJSON().root.children[0]
    expect(items).toMatchObject({ children: [{ props: { type: 'ticket_price' } }, { props: { type: 'website' } }] })
  })

  it('is created with one item (docs/spec/editor.md#infobox-items)', () => {
    const editor = openBlockEditor([])
    editor.update(() => void $getRoot().clear().append($createBlock('infobox')), { discrete: true })
    expect(editor.getEditorState().toJSON().root.children[0]).toMatchObject({ children: [{ type: 'infobox-item' }] })
  })
})
