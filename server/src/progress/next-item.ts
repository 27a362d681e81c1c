import type { NextItem } from '@mowka/shared/contract/schemas/progress'
import { showExercise } from '../course/public'
import type { Database } from '../database/database'

/** The first of the exercises that remain, and how many they are with it; no item when none remains. */
export async function firstOf(db: Database, remaining: readonly string[]): Promise<NextItem> {
  const [next] = remaining
  const item = next ? await showExercise(db, next) : undefined
  return { item: item ?? null, remainingItems: remaining.length }
}
