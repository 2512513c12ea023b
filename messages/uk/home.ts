// Words of the home page and of a forum's own page.

export const forum = {
  titleOf: (year: number) => `Форум ${year}`,
  facts: 'Коли, де і скільки',
  date: 'Дата',
  place: 'Місце',
  attendance: 'Учасників',
  cancelled: 'Цей форум скасовано',
  programme: 'Програма',
  speakers: 'Спікери',
  partners: 'Партнери',
  gallery: 'Як це було',
  allPictures: 'Усі знімки',
  videos: 'Відео',
  allMaterials: 'Усі матеріали',
  watch: 'Дивитися відео',
  allSpeakers: (count: string) => `Усі ${count}`,
  allProgramme: (count: string) => `Уся програма, ${count}`,
  editions: 'Інші форуми',
  previous: 'Попередній',
  next: 'Наступний',
}

export const home = {
  units: {
    days: { one: 'день', few: 'дні', many: 'днів' },
    hours: { one: 'година', few: 'години', many: 'годин' },
    minutes: { one: 'хвилина', few: 'хвилини', many: 'хвилин' },
    seconds: { one: 'секунда', few: 'секунди', many: 'секунд' },
  },
  countdown: 'До початку форуму',
  running: 'Форум триває',
  over: 'Цей форум уже відбувся',
  cancelled: 'Цей форум скасовано',
  unannounced: 'Дату форуму ще не оголошено',
  aboutEdition: 'Про форум',
  numbers: 'Форум у числах',
  allSpeakers: (count: string) => `Усі ${count}`,
  allProgramme: (count: string) => `Уся програма, ${count}`,
  allPartners: 'Усі партнери',
  allNews: 'Усі новини',
  allVideos: 'Усі відео',
}
