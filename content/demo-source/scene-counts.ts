// How many numbered pictures there are of each scene: `hall/01` to `hall/40` and so on.
export const sceneCounts: Readonly<Record<string, number>> = {
  hall: 40,
  panel: 40,
  foyer: 40,
  building: 24,
  bridge: 16,
  speech: 40,
}

export const sceneKeys = (): string[] =>
  Object.entries(sceneCounts).flatMap(([scene, count]) =>
    Array.from({ length: count }, (_, i) => `${scene}/${String(i + 1).padStart(2, '0')}`),
  )
