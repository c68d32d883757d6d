import { z } from 'zod'

/** Properties that several blocks share (docs/spec/editor.md#shared-props). */
export const anchorAndClass = {
  anchor: z.string().default(''),
  className: z.string().default(''),
}

export const fonts = ['inter', 'georgia'] as const
export const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

const fontProps = {
  font: z.enum(fonts).default('georgia'),
  fontSize: z.enum(fontSizes).default('md'),
}

/** Settings of running text: paragraphs and items of lists. */
export const textSettings = { ...anchorAndClass, ...fontProps }

/**
 * The caption of an item of the library (docs/spec/editor.md#media-choice). An empty text means that of the library's
 * item.
 */
export const captionProps = {
  caption: z.string().default(''),
  credit: z.string().default(''),
  hideCaption: z.boolean().default(false),
  hideCredit: z.boolean().default(false),
}

/** Alignment of blocks that may break out of the measure. */
export const wideAlignment = z.enum(['none', 'left', 'center', 'right', 'wide', 'full']).default('none')

/** An address a reader can follow; empty means none. Whether it is valid is a check, so that half-typed ones are not lost. */
export const linkProp = z.string().default('')
