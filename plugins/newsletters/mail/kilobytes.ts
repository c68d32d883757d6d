/** Returns a number of bytes as KB, rounded up: "101 KB". */
export const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`
