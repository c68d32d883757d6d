import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, captionProps, wideAlignment } from '../core/sharedProps.schema.ts'

/** A film out of the library (docs/spec/editor.md#video-block). An empty text means the one of the library's item. */
export const video = defineBlock({
  type: 'video',
  kind: 'leaf',
  title: 'Video',
  description: 'A film from the media library',
  aliases: ['videoBlock', 'core/video'],
  props: z.object({
    contentId: z.string().nullable().default(null),
    /** The picture that stands for the film until it plays. */
    posterId: z.string().nullable().default(null),
    ...captionProps,
    autoplay: z.boolean().default(false),
    loop: z.boolean().default(false),
    muted: z.boolean().default(false),
    showPlaybackControls: z.boolean().default(false),
    alignment: wideAlignment,
    ...anchorAndClass,
  }),
  words: ({ caption, credit }) => [caption, credit],
  references: ({ contentId, posterId }) =>
    [contentId, posterId].flatMap((id) => (id ? [{ collection: 'media' as const, id }] : [])),
})
