import type { PickPostOptions } from '#blocks/core/editor.types.ts'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { exactlyOne } from '../../kit/picker/selection.ts'
import { type PostPickerOptions, seenByReaders } from './postPicker.state.ts'

// The dialogs that blocks open, with their titles (docs/spec/editor.md#post-dialogs-of-blocks).
const dialogs = {
  pin: {
    title: 'Episode Search',
    allowedStatuses: ['PUBLISHED', 'UNPUBLISHED_CHANGES', 'SCHEDULED_CHANGES', 'UNSCHEDULED_CHANGES'],
    defaultStatuses: ['PUBLISHED'],
    isOfEpisodes: true,
  },
  // A story may be pinned before it is published: its slot fills itself until then.
  slot: {
    title: 'Post Search',
    allowedStatuses: publishStatuses.filter((status) => status !== 'TRASHED'),
    defaultStatuses: seenByReaders,
    isOfEpisodes: false,
  },
  episode: {
    title: 'Select episode',
    allowedStatuses: seenByReaders,
    defaultStatuses: [],
    isOfEpisodes: true,
  },
  'replace-episode': {
    title: 'Post Picker',
    allowedStatuses: seenByReaders,
    defaultStatuses: [],
    isOfEpisodes: true,
  },
  replace: {
    title: 'Post Picker',
    allowedStatuses: seenByReaders,
    defaultStatuses: [],
    isOfEpisodes: false,
  },
  // "The title is given as it stands."
  related: {
    title: 'Media Library',
    allowedStatuses: seenByReaders,
    defaultStatuses: [],
    isOfEpisodes: false,
  },
} satisfies Record<
  PickPostOptions['purpose'],
  Pick<PostPickerOptions, 'title' | 'allowedStatuses' | 'defaultStatuses'> & { isOfEpisodes: boolean }
>

/** Returns the options of the picker of posts for a block: always for exactly one. */
export function postPickerOf({ purpose, showId, current }: PickPostOptions): PostPickerOptions {
  const { isOfEpisodes, ...dialog } = dialogs[purpose]
  return {
    ...dialog,
    limits: exactlyOne,
    chosen: current ? [current] : [],
    // "The 'Episode Search' dialog has a close action"; the others have the one that pickers of posts have.
    canStart: purpose !== 'pin',
    postTypes: isOfEpisodes ? ['episode'] : [],
    allowedSections: isOfEpisodes ? (showId ? [showId] : 'shows') : null,
  }
}
