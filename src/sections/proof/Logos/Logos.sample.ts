import {
  IconBuildingBank,
  IconChartCandle,
  IconHeartbeat,
  IconSchool,
  IconSettings,
} from '@tabler/icons-react';
import type { LogosProps } from './Logos.tsx';

const logo = (name: string) => ({ src: `/art/logos/${name}.svg`, width: 30, height: 30 });

export const sample = {
  label: 'Trusted by',
  partners: [
    { name: 'Norwick Health', logo: logo('norwick-health') },
    { name: 'Halvorn Foundry', logo: logo('halvorn-foundry') },
    { name: 'Easterlin College', logo: logo('easterlin-college') },
    { name: 'Marden Mutual', logo: logo('marden-mutual') },
  ],
  industriesLabel: 'Where we work',
  industries: [
    { icon: IconHeartbeat, label: 'Healthcare' },
    { icon: IconSchool, label: 'Education' },
    { icon: IconBuildingBank, label: 'Government' },
    { icon: IconChartCandle, label: 'Financial Services' },
    { icon: IconSettings, label: 'Manufacturing' },
  ],
  controls: { pause: 'Pause partner logos', play: 'Play partner logos' },
} satisfies LogosProps;
