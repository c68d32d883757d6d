import { describe, expect, it, jest } from '@jest/globals'
import type { EditorServices } from './editor.types.ts'
import { mediaFixture } from './page.fixtures.tsx'
import { pickOneMedia } from './pickOneMedia.ts'

const [harbour, market] = [mediaFixture('harbour'), mediaFixture('market')]

describe('pickOneMedia', () => {
  it('asks for one item of a kind and hands it over', async () => {
    const pickMedia = jest.fn<EditorServices['pickMedia']>(async () => [harbour])
    expect(await pickOneMedia({ pickMedia }, 'image')).toBe(harbour)
    expect(pickMedia).toHaveBeenCalledWith({ schemes: ['image'], isMultiple: false })
  })

  it('changes nothing and logs it when more or less than one is chosen (docs/spec/editor.md#exactly-one-file)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await pickOneMedia({ pickMedia: async () => [harbour, market] }, 'image')).toBeNull()
    expect(await pickOneMedia({ pickMedia: async () => [] }, 'image')).toBeNull()
    expect(warn.mock.calls).toEqual([['Please select exactly one file.'], ['Please select exactly one file.']])
    warn.mockClear()
    expect(await pickOneMedia({ pickMedia: async () => null }, 'image')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
