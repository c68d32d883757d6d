import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (props: Record<string, unknown>) => renderTree([blockFixture('episode-showcase-slot', { id: 's', props })])

describe('episode-showcase-slot', () => {
  it('stands on the colour of its show, in the ink that can be read on it', async () => {
    expect(await html({ post: 'lead-line' })).toContain('style="background-color:#0b3d4f;color:#ffffff"')
    expect(await html({ post: 'lead-line' })).toContain('__show">Slack Tide</p>')
  })

  it('takes no colour that is none', async () => {
    expect(await html({ post: 'hostile' })).not.toContain('style=')
  })
})
