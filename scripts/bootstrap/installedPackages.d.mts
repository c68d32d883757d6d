interface Packages {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>
}

export function areInstalled(lock: Packages, installed: Packages): boolean

export function areThere(root: string, lock: Packages): Promise<boolean>
