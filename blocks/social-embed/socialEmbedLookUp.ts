import type { PropsOf } from '../core/defineBlock.ts'
import type { FoundEmbed } from '../core/editor.types.ts'
import type { socialEmbed } from './social-embed.schema.ts'

type Embed = Pick<PropsOf<typeof socialEmbed>, 'embedId' | 'provider' | 'title' | 'width' | 'height'>

export type EmbedLookUp = { embed: Embed } | { error: string }

// Parses a size: numbers arrive as text from some providers (docs/spec/editor.md#embed-record).
function pixels(size: number | string | null | undefined): number {
  const parsed = Number.parseInt(String(size ?? ''), 10)
  return Number.isFinite(parsed) && parsed > 0 ? parsed : 0
}

/**
 * Returns the properties of a looked-up embed: only films and rich embeds can be shown
 * (docs/spec/editor.md#embed-errors).
 */
export async function embedOf(lookUp: () => Promise<FoundEmbed>): Promise<EmbedLookUp> {
  try {
    const { id, data } = await lookUp()
    if (data.type !== 'rich' && data.type !== 'video')
      return { error: `Error: This type of embed is currently not supported: ${data.type}` }
    const { provider_name, title, width, height } = data
    return {
      embed: {
        embedId: id,
        provider: provider_name ?? '',
        title: title ?? '',
        width: pixels(width),
        height: pixels(height),
      },
    }
  } catch (error) {
    return { error: `Error: ${error instanceof Error ? error.message : String(error)}` }
  }
}
