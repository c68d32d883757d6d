import { z } from 'zod'

/** The point of a picture that stays visible in every crop, 0 to 1 from the left and the top. */
export const imageCrop = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export type ImageCrop = z.output<typeof imageCrop>

/** Returns the crop that a field holds; null where none was set. */
export function imageCropOf(value: unknown): ImageCrop | null {
  return imageCrop.safeParse(value).data ?? null
}
