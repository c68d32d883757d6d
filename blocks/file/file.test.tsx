import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { fileKind, fileSize } from './fileFacts.ts'

const html = (props: Record<string, unknown>) => renderTree([blockFixture('file', { id: 'f', props })])

describe('file', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('has a name, what it is, and a button that says what it downloads', async () => {
    expect(await html({ contentId: 'budget', name: 'The budget' })).toBe(
      '<div class="file file--left" data-beside="clears"><p class="file__line"><a class="file__name" href="/media/budget.pdf">The budget</a><span class="file__facts"> PDF, 2 MB</span></p><a class="file__download" href="/media/budget.pdf" download="">Download<span class="visually-hidden"> The budget</span></a></div>',
    )
  })

  it('is called as in the library, and has no button, where the editor says so', async () => {
    const quiet = await html({ contentId: 'budget', showDownloadButton: false })
    expect(quiet).toContain('>budget.pdf</a>')
    expect(quiet).not.toContain('Download')
  })

  it.each([[null], ['deleted-long-ago'], ['hostile-file']])(
    'is logged and left out without a file: %j (docs/spec/reader-site.md#missing-content)',
    async (contentId) => {
      expect(await html({ contentId })).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('(f)'))
    },
  )

  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1_572_864, '2 MB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%i bytes are %s: base 1024, no decimals (docs/spec/editor.md#file-sizes)', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })

  it.each([
    [{ name: 'budget.pdf', mimeType: 'application/pdf' }, 'PDF'],
    [{ name: 'budget', mimeType: 'text/csv' }, 'CSV'],
    [{ name: 'budget', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }, ''],
  ])('%j is called %j', (file, kind) => {
    expect(fileKind(file)).toBe(kind)
  })
})
