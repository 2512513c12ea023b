import { PageHead } from './page-head.tsx'

export const OfAList = () => <PageHead title="Новини" summary="Що сталося і що буде." />
export const InAnotherLanguage = () => <PageHead title={{ text: 'The price of a kilowatt', lang: 'en' }} />
export const OfASession = () => <PageHead title="Ціна кіловата" crumbs={<a href="/uk/forum/2025/program">Програма</a>} />
export const OfALongSession = () => (
  <PageHead title="Як порахувати вартість відкладеного рішення, коли дані суперечать одне одному, а відповідальність розподілено між сімома відомствами" />
)
export const OfAnEdition = () => <PageHead title="Межа довіри" summary="Форум 2019" strandOf={2019} />
export const OfALongMotto = () => (
  <PageHead
    title="Скільки коштує рік без рішень, хто за нього платить, і що з цього видно в бюджеті кожної громади та кожного заводу"
    summary="Форум 2019"
    strandOf={2019}
  />
)
