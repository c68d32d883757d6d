import { describe, expect, it } from '@jest/globals'
import { twoWayFolders } from './twoWayFolders.ts'

const faultsOf = (sources: Record<string, string>) => twoWayFolders(new Map(Object.entries(sources)))

describe('folders of one floor', () => {
  it('do not import each other, whatever they take', () => {
    const faults = faultsOf({
      'cms/story/StoryPage.tsx': "import { PreviewPanel } from '../preview/PreviewPanel.tsx'",
      'cms/preview/PreviewPanel.tsx': "import type { StoryView } from '#cms/story/storyView.ts'",
    })
    expect(faults).toEqual([
      "cms/preview and cms/story import each other: cms/preview/PreviewPanel.tsx imports '#cms/story/storyView.ts', and " +
        "cms/story/StoryPage.tsx imports '../preview/PreviewPanel.tsx'. Put what both need into a folder below both, or " +
        'hand it in as an argument.',
    ])
  })

  it('are tied by paths of components as well', () => {
    const faults = faultsOf({
      'cms/story/storyScreens.plugin.ts': "const path = '/cms/preview/PreviewButton.tsx#PreviewButton'",
      'cms/preview/PreviewPanel.tsx': "import { storyView } from '../story/storyView.ts'",
    })
    expect(faults).toHaveLength(1)
  })

  it.each([
    [
      'one way',
      { 'cms/story/a.ts': "import '../kit/b.ts'", 'cms/kit/b.ts': "import '#plugins/story/c.ts'\nimport './d.ts'" },
    ],
    [
      'for a test',
      { 'cms/story/a.ts': "import '../kit/b.ts'", 'cms/kit/b.test.ts': "import { a } from '../story/a.ts'" },
    ],
    [
      'through files of the house itself',
      { 'cms/proxy.ts': "import './http/a.ts'", 'cms/http/a.ts': "import '../proxy.ts'" },
    ],
  ])('may import %s', (_, sources) => {
    expect(faultsOf(sources)).toEqual([])
  })
})
