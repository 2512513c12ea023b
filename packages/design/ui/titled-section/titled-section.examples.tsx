import { TitledSection } from './titled-section.tsx'

export const Ink = () => (
  <TitledSection theme="ink" title="Новини" more={{ to: '/uk/news', label: 'Усі новини' }}>
    <p>Три новини.</p>
  </TitledSection>
)
export const White = () => (
  <TitledSection theme="white" title="Партнери" bleeding={<p>На всю ширину.</p>}>
    <p>Логотипи.</p>
  </TitledSection>
)
