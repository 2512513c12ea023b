/** What the registration fees support: these words stand where editors have written no page of their own. */
export const donation = {
  title: 'Підтримати центр реабілітації',
  description: 'Реєстраційні внески форуму йдуть до центру реабілітації ветеранів. Як допомогти ще.',
  text: 'Реєстраційні внески учасників форуму йдуть до центру реабілітації ветеранів.',
  /** Below the sum that is there. */
  raised: (goal: string) => `зібрано з ${goal}`,
  missing: (sum: string) => `бракує ${sum}`,
  help: 'До кого звернутися',
  helpText: 'Скажіть нам, чим хочете допомогти: грішми, обладнанням чи роботою. Ми зведемо вас із центром.',
  toForum: (year: number) => `Форум ${year}`,
}
