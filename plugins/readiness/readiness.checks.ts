/**
 * The sixteen checks before a post goes out (docs/spec/newsroom.md#readiness-checks), and what blocks report of
 * themselves. Pure: the screen runs them during editing, the server before publication.
 */

import { checkTree } from '#blocks/registry/checks.ts'
import { isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { isWebAddress } from '#collections/fields/webAddress.ts'
import type { ReadinessCheckName } from '#collections/settings/readinessChecks.ts'
import { readinessChecks } from '#collections/settings/readinessChecks.ts'
import type { ActiveChecks, ReadinessFacts, ReadinessResult } from './readiness.types.ts'

interface Check {
  kind: ReadinessResult['kind']
  field: string
  // The type of post that it is about; left out: every type.
  type?: string
  isPassed: (facts: ReadinessFacts) => boolean
}

// Returns the length in characters as a reader counts them.
const lengthOf = (text: string): number => [...text.trim()].length

const checks: Record<ReadinessCheckName, Check> = {
  headlineIsPopulated: {
    kind: 'Required',
    field: 'headline',
    isPassed: ({ headline }) => lengthOf(headline) >= 8,
  },
  headlineIsShort: { kind: 'Required', field: 'headline', isPassed: ({ headline }) => lengthOf(headline) <= 90 },
  dekIsLong: { kind: 'Required', field: 'subhead', isPassed: ({ dek }) => lengthOf(dek) >= 20 },
  dekIsShort: { kind: 'Required', field: 'subhead', isPassed: ({ dek }) => lengthOf(dek) <= 170 },
  primarySectionIsSelected: {
    kind: 'Required',
    field: 'primarySection',
    isPassed: ({ hasPrimarySection }) => hasPrimarySection,
  },
  tagsAreSelected: { kind: 'Required', field: 'tags', isPassed: ({ tagCount }) => tagCount >= 2 },
  slugIsAvailable: { kind: 'Required', field: 'slug', isPassed: ({ isSlugAvailable }) => isSlugAvailable },
  featuredMediaIsPopulated: {
    kind: 'Required',
    field: 'featuredMedia',
    isPassed: ({ featuredMedia }) => featuredMedia !== null,
  },
  featuredMediaHasCaption: {
    kind: 'Recommended',
    field: 'featuredMediaCaption',
    // A post without a caption of its own shows that of the file.
    isPassed: ({ featuredMedia, featuredMediaCaption }) =>
      lengthOf(featuredMediaCaption) > 0 || lengthOf(featuredMedia?.caption ?? '') > 0,
  },
  featuredCropIsSet: {
    kind: 'Recommended',
    field: 'featuredMedia',
    isPassed: ({ featuredMedia }) => featuredMedia?.isCropSet === true,
  },
  websiteImageIsSelected: {
    kind: 'Required',
    field: 'websiteImage',
    isPassed: ({ websiteImage }) => websiteImage !== null,
  },
  websiteCropIsSet: {
    kind: 'Recommended',
    field: 'websiteImage',
    isPassed: ({ websiteImage }) => websiteImage?.isCropSet === true,
  },
  socialCropIsSet: {
    kind: 'Recommended',
    field: 'socialImage',
    // Without a social image the website image is what networks show.
    isPassed: ({ socialImage, websiteImage }) => (socialImage ?? websiteImage)?.isCropSet === true,
  },
  sponsoredUrlIsValid: {
    kind: 'Required',
    field: 'sponsoredUrl',
    type: 'sponsored',
    isPassed: ({ sponsoredUrl }) => isWebAddress(sponsoredUrl),
  },
  showIsSelected: { kind: 'Required', field: 'show', type: 'episode', isPassed: ({ hasShow }) => hasShow },
  platformUrlIsProvided: {
    kind: 'Required',
    field: 'meta.platformLinks',
    type: 'episode',
    isPassed: ({ platformUrls }) => platformUrls.some(isWebAddress),
  },
}

/** Returns the checks that are on and apply, in the order of the screen, then what the story's blocks report. */
export function checkReadiness(facts: ReadinessFacts, active: ActiveChecks): ReadinessResult[] {
  return [
    ...readinessChecks.flatMap(({ name, label, group, isActive }) => {
      const { kind, field, type, isPassed } = checks[name]
      const isOn = active[name] ?? isActive
      if (!isOn || (type !== undefined && type !== facts.type)) return []
      return [{ name, label, group, kind, field, isPassed: isPassed(facts) }]
    }),
    ...checkBlocks(facts),
  ]
}

/** Returns what blocks report of themselves. Faults only: a story has too many blocks to tick each. */
export function checkBlocks({ blocks, altTextOf }: Pick<ReadinessFacts, 'blocks' | 'altTextOf'>): ReadinessResult[] {
  const common = { group: 'Story', field: 'body', isPassed: false }
  const misplaced = validateTree(blocks).map(({ place, message, blockId }) => ({
    ...common,
    blockId,
    name: `tree:${blockId}:${message}`,
    label: `Block ${place}: ${message}`,
    kind: 'Required' as const,
  }))
  const typeOf = new Map(flatten(blocks).map(({ id, type }) => [id, type]))
  const faults = [...checkTree(blocks, { altTextOf })].flatMap(([blockId, errors]) => {
    const title = titleOf(typeOf.get(blockId))
    return errors.map(({ kind, message, todo, fix }) => ({
      ...common,
      blockId,
      fix,
      name: `block:${blockId}:${message}`,
      label: `${title}: ${message}`,
      todo: todo && `${title}: ${todo}`,
      kind,
    }))
  })
  return [...misplaced, ...faults]
}

const flatten = (blocks: ReadinessFacts['blocks']): ReadinessFacts['blocks'] =>
  blocks.flatMap((block) => [block, ...flatten(block.children)])

const titleOf = (type: string | undefined): string =>
  type !== undefined && isBlockType(type) ? schemas[type].title : (type ?? 'Block')
